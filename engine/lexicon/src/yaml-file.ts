/** A YAML file of a folder. */
export interface YamlFile {
  /** Path in the folder, with `/` and without its extension: `en/categories/wallets`. */
  path: string;
  text: string;
}
