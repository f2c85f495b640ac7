// This test process replaces the credentials reader. The process never finishes reading a picture.
process.on('message', () => {
  for (;;);
});
