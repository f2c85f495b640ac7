/** A YAML file of a folder. */
export interface YamlFile {
  /** From the folder, with `/` and without its ending: `en/categories/wallets`. */
  path: string;
  text: string;
}
