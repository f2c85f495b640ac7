import type { ViralScore } from '@adwright/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage, TestBackend } from '../testing/index.ts';
import { ViralScorePanel } from './viral-score-panel.tsx';

const SCORE: ViralScore = {
  score: 64,
  parts: [
    { name: 'message', label: 'Message', score: 15, advice: 'Say what you sell.' },
    { name: 'focus', label: 'Focus', score: 90, advice: 'The eye knows where to go first.' },
  ],
};

beforeEach(async () => {
  await new TestBackend().start();
});

const WithEditor = () => <ViralScorePanel viralScore={SCORE} editPath="/ad/1/edit" />;
const WithoutEditor = () => <ViralScorePanel viralScore={SCORE} />;

test('the score panel links each weak part of the score to the editor', async () => {
  await renderPage({ path: '/', Component: WithEditor });
  screen.getByText('Say what you sell.');
  const link = screen.getByRole('link', { name: 'Edit the ad: Message' });
  expect(link.getAttribute('href')).toBe('/ad/1/edit');
  expect(screen.getAllByRole('link')).toEqual([link]);
});

test('the score panel gives no advice when the ad can’t be edited', async () => {
  await renderPage({ path: '/', Component: WithoutEditor });
  screen.getByText('The eye knows where to go first.');
  expect(screen.queryByText('Say what you sell.')).toBeNull();
});
