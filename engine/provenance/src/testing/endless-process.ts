// This test process replaces the credentials reader. It never finishes reading a picture.
process.on('message', () => {
  for (;;);
});
