/** The tools and texts of atlasopenmagic-mcp, by which a language model asks for metadata. */

/** The version that the pages describe. */
export const mcpVersion = '0.1.0';

interface McpTool {
  readonly name: string;
  /** In the order in which it takes them; optional ones with a question mark. */
  readonly parameters: readonly string[];
  readonly does: string;
}

export const mcpTools: readonly McpTool[] = [
  {name: 'atlas_available_releases', parameters: [], does: 'Lists the releases.'},
  {name: 'atlas_set_release', parameters: ['release'], does: 'Sets the active release.'},
  {
    name: 'atlas_get_current_release',
    parameters: [],
    does: 'Returns the key of the active release.',
  },
  {name: 'atlas_available_datasets', parameters: [], does: 'Lists the dataset numbers.'},
  {name: 'atlas_available_skims', parameters: [], does: 'Lists the skims.'},
  {name: 'atlas_available_keywords', parameters: [], does: 'Lists the keywords.'},
  {name: 'atlas_get_metadata_fields', parameters: [], does: 'Lists the fields.'},
  {
    name: 'atlas_get_metadata',
    parameters: ['dataset', 'field?'],
    does: 'Returns the metadata of a dataset, or a single field.',
  },
  {
    name: 'atlas_get_all_info',
    parameters: ['dataset', 'field?'],
    does: 'Returns the metadata with files and skims.',
  },
  {
    name: 'atlas_match_metadata',
    parameters: ['field', 'value'],
    does: 'Finds datasets; if you give several values, separated by commas, all must match.',
  },
  {
    name: 'atlas_get_urls',
    parameters: ['dataset', 'skim?', 'protocol?'],
    does: 'Returns file URLs; the default is https.',
  },
  {
    name: 'atlas_get_weights',
    parameters: ['dataset', 'e_tag?'],
    does: 'Returns the names of the generator weights of a dataset.',
  },
  {
    name: 'atlas_get_all_weights_for_release',
    parameters: ['release_name?'],
    does: 'Returns the number of weights of each dataset in the active release.',
  },
];
