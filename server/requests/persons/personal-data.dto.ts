import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsEmail, IsString } from 'class-validator';

import { RequiredText } from '../../platform/common/validation.js';

/** The address is in the body, so that no log of addresses asked for holds it. */
export class PersonDto {
  @RequiredText({ max: 200, example: 'jiwoo.kim@example.com', description: 'In upper or lower case' })
  @IsEmail()
  email!: string;
}

export class ErasePersonDto extends PersonDto {
  @ApiProperty({ type: [String], description: 'The references of all requests of this address, as they were shown' })
  @IsArray()
  @ArrayMaxSize(10_000)
  @IsString({ each: true })
  references!: string[];
}
