// A reader process that never finishes with a picture.
process.on('message', () => {
  for (;;);
});
