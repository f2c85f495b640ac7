// The child processes of the stack load this file. If the stack is killed before stopping its children, their
// IPC channel closes, and the children exit to free their ports.
process.on('disconnect', () => process.exit(1));
