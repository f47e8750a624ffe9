import type { Page } from 'playwright-core';

/** Section with the calculator on its page. */
export const calculator = '#calculator';

export const calculatorWords = {
  ko: {
    panel: '입력값 실시간 검토',
    send: '이 조건으로 견적 요청하기',
    taken: '값을 옮겨 적었습니다. 확인하신 뒤 연락처를 적어 주세요.',
    sendRequest: '견적 요청 보내기',
    sent: '견적 요청이 접수되었습니다',
    clear: '모두 지우기',
    undo: '되돌리기',
    missing: '계산기를 불러오지 못했습니다.',
    toForm: '견적 요청서로 가기',
  },
  en: {
    panel: 'Live check of your figures',
    send: 'Request a quote with these figures',
    taken: 'Your figures are filled in. Check them and add your contact details.',
    sendRequest: 'Send quote request',
    sent: 'Your quote request was received',
    clear: 'Clear',
    undo: 'Undo',
    missing: 'The calculator could not be loaded.',
    toForm: 'To the quote form',
  },
} as const;
/** Five of six values, and a unit other than the usual one. */
export const five = {
  hotFluidName: '온수',
  coldFluidName: 'water & 30 % EG',
  hotFlowRate: '25',
  hotTempIn: '115',
  hotTempOut: '55',
  coldTempIn: '45',
  coldTempOut: '80',
  hotDesignPressure: '10',
  designPressureUnit: 'bar',
};

/** Waits until the calculator can be typed into. */
export const calculatorAlive = (page: Page) => page.locator(`${calculator} [name="hotTempIn"]:enabled`).waitFor();
