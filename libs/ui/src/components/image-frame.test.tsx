import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ImageFrame } from './image-frame.tsx';

test('the frame shows a message when there is no image', () => {
  render(<ImageFrame src={null} alt="Ad" />);
  expect(screen.getByText('No image available')).toBeTruthy();
});

test('the frame shows a message when the image did not load, and loads another image afterwards', () => {
  const { rerender } = render(<ImageFrame src="/gone.jpg" alt="Ad" />);
  fireEvent.error(screen.getByAltText('Ad'));
  expect(screen.getByText('Image not available')).toBeTruthy();
  rerender(<ImageFrame src="/there.jpg" alt="Ad" />);
  expect(screen.getByAltText('Ad').getAttribute('src')).toBe('/there.jpg');
});

test.each([
  ['square', '1080', '1080'],
  ['story', '1080', '1920'],
] as const)(
  'the image frame reserves the space of a %s before the image has loaded',
  (format, width, height) => {
    render(<ImageFrame src="/ad.jpg" alt="Ad" format={format} />);
    const image = screen.getByAltText('Ad');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual([width, height]);
  },
);
