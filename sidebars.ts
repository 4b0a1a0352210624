import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {aboutus} from './sidebars/aboutus';
import {atlasopenmagic} from './sidebars/atlasopenmagic';
import {data} from './sidebars/data';
import {documentation} from './sidebars/documentation';
import {paths} from './sidebars/paths';
import {tutedu} from './sidebars/tutedu';
import {tutresearch} from './sidebars/tutresearch';
import {videotuts} from './sidebars/videotuts';
import {webapps} from './sidebars/webapps';

/** The order is part of the contract: the first doc of the first sidebar is the main doc of the site. */
const sidebars: SidebarsConfig = {
  paths,
  data,
  tutedu,
  webapps,
  tutresearch,
  videotuts,
  atlasopenmagic,
  documentation,
  aboutus,
};

export default sidebars;
