/** Loads the parts of self-checks that need JavaScript. */
import type {ComponentType} from 'react';
import type {ReplyProps} from './answering/Reply';
import type {ReviewProps} from './answering/Review';
import type {StorageNoteProps} from './answering/StorageNote';

export const loadReply = async (): Promise<ComponentType<ReplyProps>> =>
  (await import('./answering')).Reply;

export const loadReview = async (): Promise<ComponentType<ReviewProps>> =>
  (await import('./answering')).Review;

export const loadStorageNote = async (): Promise<ComponentType<StorageNoteProps>> =>
  (await import('./answering')).StorageNote;
