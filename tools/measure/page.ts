/** Measurements of one page on a laptop of 1280 by 800; these functions run in the page. */

export interface PageMeasure {
  /** True if the sidebar shows the item of the current page; undefined without a sidebar. */
  readonly isCurrentItemInView: boolean | undefined;
  /** Distance of the first picture from the top of the page, in px; undefined without one. */
  readonly firstPicture: number | undefined;
  /** Distance of the title from the left edge of the window, in px. */
  readonly leftEdge: number | undefined;
  /** Number of tables that are wider than the place they have. */
  readonly wideTables: number;
  /** Number of table rows that are in view on arrival. */
  readonly rowsInView: number;
}

export function measurePage(): PageMeasure {
  const isLarge = (element: Element): boolean => {
    const {width, height} = element.getBoundingClientRect();
    return width >= 120 && height >= 80;
  };
  const pictures = Array.from(
    document.querySelectorAll('main :is(img, svg, canvas, video, [role="img"])'),
  ).filter(isLarge);
  const tops = pictures.map((picture) => picture.getBoundingClientRect().top + window.scrollY);

  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const item = menu?.querySelector('[aria-current="page"]');
  const [shown, own] = [menu, item].map((element) => element?.getBoundingClientRect());

  const isClipped = (table: Element): boolean => {
    const place = table.parentElement?.closest('div');
    if (!place?.checkVisibility({contentVisibilityAuto: true})) return false;
    return place.scrollWidth > place.clientWidth + 1;
  };
  const isInView = (row: Element): boolean => {
    const {top, bottom, height} = row.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= window.innerHeight;
  };
  const title = document.querySelector('h1')?.getBoundingClientRect();
  return {
    isCurrentItemInView:
      shown && own ? own.top >= shown.top && own.bottom <= shown.bottom : undefined,
    firstPicture: tops.length > 0 ? Math.round(Math.min(...tops)) : undefined,
    leftEdge: title ? Math.round(title.left) : undefined,
    wideTables: Array.from(document.querySelectorAll('main table')).filter(isClipped).length,
    rowsInView: Array.from(document.querySelectorAll('main tbody tr')).filter(isInView).length,
  };
}
