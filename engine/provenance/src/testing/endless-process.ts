// A reader that a picture keeps busy for ever.
process.on('message', () => {
  for (;;);
});
