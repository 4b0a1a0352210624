interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Lines of the message, as the writer finds them. */
  readonly lines: readonly string[];
}

/** The address that opens a prepared message in the reader's mail program (RFC 6068). */
export function mailto({to, subject, lines}: Mail): string {
  const body = encodeURIComponent(lines.join('\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
