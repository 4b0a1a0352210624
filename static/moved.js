/** Leads from an old address to the new one, which the page names as its canonical one, with query and hash. */
(function () {
  var target = document.querySelector('link[rel="canonical"]').getAttribute('href');
  window.location.replace(target + window.location.search + window.location.hash);
})();
