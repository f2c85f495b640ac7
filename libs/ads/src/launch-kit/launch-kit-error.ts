/** Describes what prevented the kit, as the dialog shows it. */
export class LaunchKitError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LaunchKitError';
  }
}
