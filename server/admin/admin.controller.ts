import { Body, Controller, Get, HttpCode, Inject, Ip, Post, Put, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { CookieOptions, Response } from 'express';

import { Audited, NotAudited } from '../audit/audited.js';
import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { ChangePasswordDto, LoginDto, SiteSettingsDto } from './admin.dto.js';
import { CurrentSession, Public, SESSION_COOKIE } from './admin.guard.js';
import { AdminService } from './admin.service.js';
import type { AdminSession, LoginAnswer, SiteSettings } from './admin.types.js';
import type { OpenSession } from './session.service.js';
import { SettingsService } from './settings.service.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin')
export class AdminController {
  private readonly cookie: CookieOptions;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly admin: AdminService,
    private readonly settings: SettingsService,
  ) {
    this.cookie = { httpOnly: true, sameSite: 'strict', path: '/api', secure: config.publicUrl.startsWith('https:') };
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in; the token comes as a cookie and in the body', security: [] })
  @ApiResponse({ status: 200, description: 'The token, and until when it counts' })
  @ApiResponse({ status: 403, description: 'The password is not right, or none has been set' })
  async login(
    @Body() body: LoginDto,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginAnswer> {
    const answer = await this.admin.login(body.password, address);
    response.cookie(SESSION_COOKIE, answer.accessToken, { ...this.cookie, expires: new Date(answer.expiresAt) });
    return answer;
  }

  @Post('logout')
  @Audited('logout')
  @HttpCode(204)
  @ApiOperation({ summary: 'End this session' })
  async logout(@CurrentSession() session: OpenSession, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.admin.logout(session);
    response.clearCookie(SESSION_COOKIE, this.cookie);
  }

  @Get('session')
  @NotAudited('tells only how long the session lasts; pages ask whenever they open')
  @ApiOperation({ summary: 'Who is signed in, until when' })
  session(@CurrentSession() session: OpenSession): Promise<AdminSession> {
    return this.admin.describe(session);
  }

  @Post('password')
  @Audited('password.change')
  @HttpCode(204)
  @ApiOperation({ summary: 'Change the shared password; ends all other sessions' })
  @ApiResponse({ status: 204, description: 'The password is changed' })
  @ApiResponse({ status: 403, description: 'The current password is not right' })
  @ApiResponse({ status: 409, description: 'Another session has changed the password at the same moment' })
  async password(
    @Body() body: ChangePasswordDto,
    @CurrentSession() session: OpenSession,
    @Ip() address: string,
  ): Promise<void> {
    await this.admin.changePassword(body, session, address);
  }

  @Get('settings')
  @NotAudited('two switches, nothing personal')
  @ApiOperation({ summary: 'What administrators can switch' })
  readSettings(): Promise<SiteSettings> {
    return this.settings.get();
  }

  @Put('settings')
  @Audited('settings.change')
  @ApiOperation({ summary: 'Switch it' })
  writeSettings(@Body() body: SiteSettingsDto): Promise<SiteSettings> {
    return this.settings.change(body);
  }
}
