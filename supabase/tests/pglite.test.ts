import { testDatabase } from './suites.ts';

testDatabase('pglite');
