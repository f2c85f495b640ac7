// Loaded into the child processes of the stack. When the stack is killed without a chance to stop them, the channel to
// it closes, and they end rather than keep their ports.
process.on('disconnect', () => process.exit(1));
