import '../release/src/main.ts';
