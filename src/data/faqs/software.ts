import type {FaqSource} from './schema';

/** When a program does not do what it should. */
export const software: readonly FaqSource[] = [
  {
    id: 'my-old-notebook-fails-on-available_data-or-cross_section',
    question: 'Why does my old notebook fail on `available_data` or `cross_section`?',
    answer: [
      'Both names changed in atlasopenmagic 1.0.0 in July 2025: the function is now called `available_datasets`, and the field is called `cross_section_pb`. The functions `get_urls_data`, `build_mc_dataset` and `build_data_dataset` still work and print a warning; use `get_urls` and `build_dataset` in new code.',
    ],
    links: [{to: '/docs/atlasopenmagic#old-code', text: 'names before and after 1.0.0'}],
  },
  {
    id: 'import-fails-right-after-an-installation',
    question: 'Why does an import fail right after I install a package?',
    answer: [
      'Restart the kernel, so that Python finds the new packages, and run the cells from the top. On SWAN, the shared software cannot be changed: install with `%pip install --user`, and append the folder `~/.local/lib/pythonX.Y/site-packages` to `sys.path`, where X.Y is your Python version.',
    ],
    links: [{to: '/docs/13TeV25Doc/enviroments/online#swan', text: 'the first cell for SWAN'}],
  },
  {
    id: 'does-it-work-on-a-mac-with-an-apple-chip',
    question: 'Does the software work on a Mac with an Apple chip?',
    answer: [
      'Python notebooks work without special settings. The container image of AnalysisBase exists for Intel and AMD processors only (amd64) and runs under emulation on Apple chips, which is slower: start it with `docker run --platform linux/amd64`. If a command seems to hang, check that Docker Desktop is running.',
    ],
    links: [
      {to: '/docs/tutresearch/containers', text: 'containers, with commands for each system'},
    ],
  },
  {
    id: 'why-is-my-dataset-not-found',
    question: 'Why does atlasopenmagic not find my dataset?',
    answer: [
      'Usually because a different release is active: unless you call `atom.set_release`, it is `2024r-pp`. Call this function before any other. In version 1.8, calling `get_metadata` before `set_release` loads only that one dataset, so `available_datasets` and `match_metadata` then find nothing else. If this has happened, restart Python. `atom.get_current_release()` returns the active release.',
    ],
    links: [{to: '/docs/atlasopenmagic#set-release-first', text: 'why the release comes first'}],
  },
  {
    id: 'why-does-my-kernel-die',
    question: 'Why does my kernel die, or Binder stop?',
    answer: [
      'The kernel, the program that runs the cells, has almost always run out of memory; Binder provides 1 to 2 GB. Read only a few branches of one file at a time, in chunks, with `step_size` in `uproot.iterate`, and store histograms instead of events. An idle Binder session is closed and everything in it is lost, so download your notebook in time.',
    ],
    links: [
      {
        to: '/docs/documentation/support_resources/technical_support#code-runs-but-stops',
        text: 'a program that reads in chunks',
      },
    ],
  },
  {
    id: 'why-can-uproot-not-read-a-branch',
    question: 'Why can uproot not read a branch of PHYSLITE?',
    answer: [
      'Some branches contain links between objects that only the ATLAS software can decode, such as `EventInfoAuxDyn.hardScatterVertexLink`. Never read all branches at once; name the branches that you want, or select them with `filter_name`. Newer versions of uproot may be able to read more branches. Giving the tree after a colon in the file name also fails, because file names end in `.root.1`: write `{url: "CollectionTree"}`.',
    ],
    links: [{to: '/docs/tutresearch/physlitetut#problems', text: 'what usually goes wrong'}],
  },
  {
    id: 'which-python-and-do-i-need-root',
    question: 'Which Python version do I need, and do I need ROOT?',
    answer: [
      'Since version 1.6 the package atlasopenmagic has required Python 3.10 or later; the notebooks are run with 3.11. ROOT is not needed for the notebooks that use uproot, which reads the files in pure Python. You need it for PyROOT, RDataFrame and the C++ framework; a container includes it.',
    ],
    links: [{to: '/docs/userpath/deepdive#choose-a-language', text: 'choose a language'}],
  },
  {
    id: 'do-the-virtual-machines-still-work',
    question: 'Do the 2016 and 2020 virtual machines still work?',
    answer: [
      'They are archived: they are not updated, and their software is outdated. Use one only if an exercise requires it, and do not browse the web in it. Today, you can do the same work with a notebook in the browser or with the current container.',
    ],
    links: [
      {
        to: '/docs/13TeVDoc/enviroments/hybrid#which-way-fits',
        text: 'four ways to run old examples',
      },
    ],
  },
  {
    id: 'is-the-portal-or-a-service-down',
    question: 'Is the open data portal down, or is it me?',
    answer: [
      'Open the page of record 80020 on the CERN Open Data Portal. If it opens, the portal is up and the problem is on your side. If it does not, try a different network, such as a mobile network: if the page fails from both, the portal is probably down. The status page gives a similar test for each service, from the files to the metadata for the Python package.',
    ],
    links: [{to: '/docs/status#services', text: 'services and how to check them'}],
  },
  {
    id: 'may-i-use-an-ai-assistant',
    question: 'May I use an AI assistant?',
    answer: [
      'Yes, but check its answers. Assistants confuse releases, units and old function names; an answer without units is of little use here. The server `atlasopenmagic-mcp` lets a language-model client look up datasets, cross-sections and URLs instead of guessing them. State in your work what you used the assistant for.',
    ],
    links: [{to: '/docs/atlasopenmagic/intro#mcp', text: 'use with a language model'}],
  },
];
