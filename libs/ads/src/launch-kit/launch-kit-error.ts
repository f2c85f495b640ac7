/** Error with a message that tells the user why the launch kit could not be made. */
export class LaunchKitError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LaunchKitError';
  }
}
