/** Text without percent-encoding; text that is encoded wrongly, as in a mangled link, stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
