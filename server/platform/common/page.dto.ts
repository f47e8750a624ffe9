import { QueryNumber } from './validation.js';

export class PageDto {
  @QueryNumber({ min: 1, max: 1_000_000, fallback: 1 })
  page: number = 1;
}
