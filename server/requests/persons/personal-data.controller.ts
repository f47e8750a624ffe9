import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';

import { AllowedTo } from '../../access/people/allowed-to.js';
import { Audited } from '../../access/audit/audited.js';
import type { PersonErasure, PersonExport, PersonSummary } from '../../../shared/requests/personal-data.types.js';

import { aboutPerson } from './personal-data-audit.js';
import { ErasePersonDto, PersonDto } from './personal-data.dto.js';
import { PersonalDataService } from './personal-data.service.js';

const example: PersonSummary = {
  email: 'jiwoo.kim@example.com',
  requests: [
    {
      id: '6b012d9c69a50bf8d90573d9',
      reference: 'Q-2026-000123',
      createdAt: '2026-11-21T05:35:24.574Z',
      status: 'closed',
      language: 'ko',
      hasNote: true,
    },
  ],
  files: 1,
  letters: 2,
  mentions: [],
};
const erased: PersonErasure = { email: example.email, references: ['Q-2026-000123'], letters: 2 };

@ApiTags('personal data')
@ApiBearerAuth()
@AllowedTo('office')
@Controller('api/admin/people')
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @Post('find')
  @Audited('person.find', aboutPerson)
  @HttpCode(200)
  @ApiOperation({ summary: 'What is held about an e-mail address, in short' })
  @ApiResponse({ status: 200, example })
  find(@Body() { email }: PersonDto): Promise<PersonSummary> {
    return this.personalData.find(email);
  }

  @Post('export')
  @Audited('person.export', aboutPerson)
  @HttpCode(200)
  @Header('Content-Disposition', 'attachment; filename="personal-data.json"')
  @ApiOperation({ summary: 'Everything held about an e-mail address: requests, notes, letters' })
  @ApiResponse({
    status: 200,
    example: { email: example.email, exportedAt: '2026-11-21T05:35:24.574Z', requests: [{ '…': '…' }], letters: [] },
  })
  export(@Body() { email }: PersonDto): Promise<PersonExport> {
    return this.personalData.export(email);
  }

  @Post('erase')
  @Audited('person.erase', aboutPerson)
  @HttpCode(200)
  @ApiOperation({ summary: 'Erase everything held about an e-mail address, open requests too' })
  @ApiResponse({ status: 200, example: erased })
  @ApiResponse({ status: 404, description: 'Nothing is held about this address' })
  @ApiResponse({ status: 409, description: 'These are not exactly the requests of this address' })
  erase(@Body() { email, references }: ErasePersonDto): Promise<PersonErasure> {
    return this.personalData.erase(email, references);
  }
}
