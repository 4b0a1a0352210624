/** Texts that the rules for prose do not apply to. A unit test reports those that are no longer needed. */

export interface ProseException {
  readonly file: string;
  readonly text: string;
  readonly reason: string;
}

/** Code that readers run: ASCII works in every terminal and editor. */
const inWrittenCode = (file: string, text: string): ProseException => ({
  file: `src/apps/${file}`,
  text,
  reason: 'code that readers run',
});

const title = (file: string, text: string): ProseException => ({
  file: `src/data/${file}`,
  text,
  reason: 'a title as it was published',
});

const askedFor = (file: string, text: string): ProseException => ({
  file: `src/search/${file}`,
  text,
  reason: 'a word that people search for',
});

export const proseExceptions: readonly ProseException[] = [
  inWrittenCode('histogramAnalyser/model/code/uproot.ts', 'fb^-1'),
  inWrittenCode('histogramAnalyser/model/code/uproot.ts', 'axis.centers'),
  inWrittenCode('histogramAnalyser/model/code/writing.ts', 'fb^-1'),
  inWrittenCode('sampleFinder/model/python.ts', 'pb^-1'),
  title('bibliography/entries/heavyIons.ts', 'Glauber Modeling'),
  title('bibliography/entries/openData.ts', 'Physics Object Localization'),
  title('catalogue/source/records.csv', 'A voxelized dataset with minimized information loss'),
  askedFor('answers/question.ts', 'just'),
  askedFor('synonyms.ts', 'center-of-mass energy'),
  askedFor('synonyms.ts', 'flavor tagging'),
  {
    file: 'src/data/atlasopenmagic/commandLine.ts',
    text: 'atom cache localize',
    reason: 'a command',
  },
  {
    file: 'src/data/atlasopenmagic/functions/utilities.ts',
    text: '"color"',
    reason: 'a key of a dictionary in Python',
  },
  {
    file: 'src/mdx/LessonPack/sheetPages.ts',
    text: 'color: canvastext',
    reason: 'a property of CSS',
  },
  {
    file: 'plugins/samples/downloads.ts',
    text: 'fb-1',
    reason: 'metadata of a Parquet file, which programs read',
  },
  {
    file: 'plugins/structured-data/parties.ts',
    text: 'Organization',
    reason: 'a type of schema.org',
  },
];
