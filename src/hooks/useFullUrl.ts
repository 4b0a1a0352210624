import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/** Returns a function for the full URL of a path of the site, on the server that the copy in use comes from. */
export function useFullUrl(): (path: string) => string {
  const {withBaseUrl} = useBaseUrlUtils();
  return (path) => new URL(withBaseUrl(path), window.location.href).href;
}
