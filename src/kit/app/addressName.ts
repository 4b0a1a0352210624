/**
 * What the parameters of an app begin with. A second app of one name on a page has a name of its own, by
 * its place on the page, so that both can be in the address.
 *
 * @param frame the frame of this app, among others with the same `data-app`
 */
export function addressNameOf(name: string, frame: HTMLElement | null): string {
  const all = Array.from(document.querySelectorAll(`[data-app="${name}"]`));
  const place = frame ? all.indexOf(frame) : 0;
  return place > 0 ? `${name}${place + 1}` : name;
}
