/**
 * The server writes all projects. Where the address asks for some of them, the list and what comes after it
 * wait until it is filtered, for else they would be drawn first and move then. A script before them says so;
 * readers without JavaScript see all projects at once, and after four seconds everybody does.
 */
import {useLayoutEffect} from 'react';

/** Part of the page, so that it runs before what waits is drawn; React does not run it again. */
export const waitScript =
  "if(location.search){var d=document.documentElement.dataset;d.filtering='';setTimeout(function(){delete d.filtering},4e3)}";

/** Shows what waited, in the same frame in which the list becomes what the address asks for. */
export function useShownWhen(isFiltered: boolean): void {
  useLayoutEffect(() => {
    if (isFiltered) delete document.documentElement.dataset.filtering;
  }, [isFiltered]);
}
