import { run } from './run.ts';

const { code, lines } = await run(process.argv.slice(2), process.env);
if (lines.length > 0) (code === 0 ? console.log : console.error)(lines.join('\n'));
process.exitCode = code;
