import type { ReviewComment } from '@adwright/contracts/review';
import { expect, test } from 'vitest';
import { describeWriter } from './describe-writer.ts';

const COMMENT: ReviewComment = {
  id: '00000000-0000-4000-8000-000000000001',
  parent_id: null,
  version: 1,
  author: null,
  is_sender: true,
  sender_number: null,
  is_own: false,
  body: 'Done',
  format: null,
  x: null,
  y: null,
  field: null,
  created_at: '2026-01-05T12:00:00+00:00',
  is_resolved: false,
};

test.each([
  ['a member by name, marked as the sender', { author: 'Ada' }, 'Ada', 'Sender'],
  ['a member without a name', {}, 'The sender', 'Sender'],
  ['several members without a name', { sender_number: 2 }, 'Member 2', 'Sender'],
  ['a reviewer', { author: 'Ada', is_sender: false }, 'Ada', null],
])(
  'a client sees the writer of a comment with this name and label: %s',
  (_, changes, name, role) => {
    expect(describeWriter({ ...COMMENT, ...changes }, 'client')).toEqual({ name, role });
  },
);

test.each([
  ['themselves', { author: 'Ada', is_own: true }, 'You', 'Your team'],
  ['another member', { author: 'ben@agency.example' }, 'ben@agency.example', 'Your team'],
  ['a member who is not known', {}, 'Somebody', 'Your team'],
  ['one of several deleted accounts', { sender_number: 2 }, 'Member 2', 'Your team'],
  ['a reviewer', { author: 'Ada', is_sender: false }, 'Ada', null],
])(
  'a member sees the writer of a comment with this name and label: %s',
  (_, changes, name, role) => {
    expect(describeWriter({ ...COMMENT, ...changes }, 'sender')).toEqual({ name, role });
  },
);

test.each(['client', 'sender'] as const)(
  'a %s sees a label at a member’s name, and never at a reviewer’s name',
  (side) => {
    const members = [{}, { sender_number: 2 }, { is_own: true }, { author: 'Ada' }];
    for (const changes of members) {
      const member = describeWriter({ ...COMMENT, ...changes }, side);
      expect(member.role).not.toBeNull();
      const copy = { author: member.name, is_sender: false };
      expect(describeWriter({ ...COMMENT, ...copy }, side)).toEqual({ ...member, role: null });
    }
  },
);
