import { QueryNumber } from './validation.js';

/** Which page of a list is asked for, from 1. */
export class PageDto {
  @QueryNumber({ min: 1, max: 1_000_000, fallback: 1 })
  page: number = 1;
}
