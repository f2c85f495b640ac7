// This reader process never finishes with a picture.
process.on('message', () => {
  for (;;);
});
