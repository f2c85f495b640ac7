// This file is loaded into the child processes of the stack. When the stack is killed without a chance to stop
// them, their channel to it closes, and they exit so that their ports are free.
process.on('disconnect', () => process.exit(1));
