// This test process replaces the credentials reader and never finishes reading a picture.
process.on('message', () => {
  for (;;);
});
