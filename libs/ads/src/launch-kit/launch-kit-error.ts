/** Describes why the kit could not be made, in words for the dialog. */
export class LaunchKitError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LaunchKitError';
  }
}
