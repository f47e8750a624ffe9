import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDateString, IsEmail, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { gasketMaterials, plateMaterials, propertyUnits } from '../calculation/request.types.js';
import { languages } from '../common/localized.types.js';
import type { Language } from '../common/localized.types.js';
import { PageDto } from '../common/page.dto.js';
import { cleanText, OptionalChoice, OptionalText, RequiredText } from '../common/validation.js';

import { letterKinds, quoteStatuses } from './quotes.types.js';
import type { LetterKind, QuoteFields, QuoteStatus } from './quotes.types.js';

const FIELD = { max: 200 };
const property = (unit: string, example: string) => ({
  max: 200,
  example,
  description: `${unit} unless another unit stands beside the number`,
});
const UNIT = { max: 200, description: 'Unit of the values beside it, as shown in the form' };

/** Digits with what people write between them, a country code or an extension; at least five digits in all. */
const TELEPHONE = /^(?=(?:\D*\d){5})[\d\s+()\-./,~#*]*(?:\s?(?:ext|x|내선)\.?\s?\d+)?$/i;

export class CreateQuoteDto implements QuoteFields {
  @RequiredText({ ...FIELD, example: 'Hangang District Heating' })
  company!: string;

  @RequiredText({ ...FIELD, example: 'Jiwoo Kim' })
  name!: string;

  @RequiredText({ ...FIELD, example: '+82 2 000 0000' })
  @Matches(TELEPHONE, { message: 'invalid_telephone' })
  telephone!: string;

  @RequiredText({ ...FIELD, example: 'Substation 3 renewal' })
  projectName!: string;

  @RequiredText({ ...FIELD, example: 'Space heating, primary to secondary' })
  serviceInProcess!: string;

  @RequiredText({ ...FIELD, example: 'jiwoo.kim@example.com' })
  // Nobody types quotation marks there; what stands between them, mail programs read differently.
  @IsEmail({ blacklisted_chars: '"' })
  email!: string;

  @OptionalText({ ...FIELD, example: 'Water' })
  hotFluidName: string = '';

  @OptionalText({ ...FIELD, example: 'Water' })
  coldFluidName: string = '';

  @OptionalText({ ...FIELD, example: '25' })
  hotFlowRate: string = '';

  @OptionalText({ ...FIELD, example: '43' })
  coldFlowRate: string = '';

  @OptionalText({ ...UNIT, example: 'm³/h' })
  flowUnit: string = '';

  @OptionalText({ ...FIELD, example: '115' })
  hotTempIn: string = '';

  @OptionalText({ ...FIELD, example: '45' })
  coldTempIn: string = '';

  @OptionalText({ ...UNIT, example: '°C' })
  tempUnit: string = '';

  @OptionalText({ ...FIELD, example: '55' })
  hotTempOut: string = '';

  @OptionalText({ ...FIELD, example: '80' })
  coldTempOut: string = '';

  @OptionalText({ ...UNIT, example: '°C' })
  tempOutUnit: string = '';

  @OptionalText({ ...FIELD, example: '0.5' })
  hotPressureDrop: string = '';

  @OptionalText({ ...FIELD, example: '0.5' })
  coldPressureDrop: string = '';

  @OptionalText({ ...UNIT, example: 'bar' })
  pressureUnit: string = '';

  @OptionalText({ ...FIELD, example: '16' })
  hotDesignPressure: string = '';

  @OptionalText({ ...FIELD, example: '10' })
  coldDesignPressure: string = '';

  @OptionalText({ ...UNIT, example: 'bar' })
  designPressureUnit: string = '';

  @OptionalText({ ...FIELD, example: '120' })
  hotDesignTemp: string = '';

  @OptionalText({ ...FIELD, example: '95' })
  coldDesignTemp: string = '';

  @OptionalText({ ...UNIT, example: '°C' })
  designTempUnit: string = '';

  @OptionalChoice(plateMaterials, { example: 'SS316L' })
  plateMaterial: string = '';

  @OptionalChoice(gasketMaterials, { example: 'EPDM' })
  gasketMaterial: string = '';

  @OptionalText({ max: 2000, hasLines: true, example: 'Delivery in March, please.' })
  comment: string = '';

  @OptionalText(property(propertyUnits.SpecificHeat, '3.6'))
  hotSpecificHeat: string = '';

  @OptionalText(property(propertyUnits.SpecificHeat, '4.18'))
  coldSpecificHeat: string = '';

  @OptionalText(property(propertyUnits.Density, '1050'))
  hotDensity: string = '';

  @OptionalText(property(propertyUnits.Density, '1.02 kg/L'))
  coldDensity: string = '';

  @OptionalText(property(propertyUnits.Chloride, '80'))
  hotChloride: string = '';

  @OptionalText(property(propertyUnits.Chloride, '250 mg/L'))
  coldChloride: string = '';

  @ApiPropertyOptional({ enum: languages, description: 'Language of the page, hence of the confirmation letter' })
  @IsOptional()
  @IsIn(languages)
  language?: Language;

  /** People never see this field; programs that fill in everything give themselves away. */
  @OptionalText({ max: 2000, description: 'Leave empty' })
  website?: string;
}

export class QuoteListDto extends PageDto {
  @ApiPropertyOptional({ enum: quoteStatuses })
  @IsOptional()
  @IsIn(quoteStatuses)
  status?: QuoteStatus;

  @ApiPropertyOptional({ maxLength: 100 })
  @Transform(({ value }) => cleanText(value))
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;
}

export class UpdateQuoteDto {
  @ApiPropertyOptional({ enum: quoteStatuses })
  @IsOptional()
  @IsIn(quoteStatuses)
  status?: QuoteStatus;

  @OptionalText({ max: 2000, hasLines: true })
  note?: string;

  @ApiPropertyOptional({ description: 'The version this change was made for; another one stored is a conflict' })
  @IsOptional()
  @IsDateString()
  updatedAt?: string;
}

export class ResendDto {
  @ApiProperty({ enum: letterKinds })
  @IsIn(letterKinds)
  letter!: LetterKind;
}
