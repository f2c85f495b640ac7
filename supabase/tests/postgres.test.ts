import { testDatabase } from './suites.ts';

testDatabase('postgres');
