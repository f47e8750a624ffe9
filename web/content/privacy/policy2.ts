import type { PrivacyPolicy } from '@/lib/privacy';

import { company } from '@/content/company';

const { name, privacyOfficer: officer } = company;

/**
 * True to what the quote form asks for, and to what the site does: change them together. `{period}` is
 * QUOTE_RETENTION_DAYS. Once a request was sent under it, a changed text is a version of its own.
 */
export const policy2: PrivacyPolicy = {
  from: '2026-11-24',
  changes: {
    ko: '개인정보 처리의 법적 근거, 견적 요청에 첨부하신 파일(도면 등), 보내신 요청을 직접 열람·정정·철회·삭제하실 수 있는 링크, 안전성 확보 조치와 권익침해 구제 방법을 추가했습니다.',
    en: 'New: the legal basis, files attached to a request (such as drawings), the link by which you can see, correct, withdraw or erase your request, how we protect your data, and where to turn with a complaint.',
  },
  intro: {
    ko: `${name.ko}(이하 ‘회사’)는 「개인정보 보호법」 제30조에 따라, 온라인 견적과 문의에 답하는 데 필요한 정보만 받고 아래와 같이 다룹니다.`,
    en: `${name.en} (“the company”) asks only for what it needs to answer quote requests and inquiries, and handles it as follows (Personal Information Protection Act of Korea, article 30).`,
  },
  articles: [
    {
      heading: { ko: '1. 처리하는 개인정보 항목', en: '1. What we collect' },
      paragraphs: [
        {
          ko: '온라인 견적을 요청하실 때 회사명, 담당자명, 연락처, 이메일, 프로젝트명과 용도, 유체·유량·온도·압력·재질 등 기술 사양, 추가 요청사항과 첨부하신 파일을 받습니다.',
          en: 'With an online quote request we collect company, name, telephone, e-mail, project name and service in process, technical data such as fluids, flow rates, temperatures, pressures and materials, your remarks, and the files you attach.',
        },
        {
          ko: '도면과 사양서 등 첨부 파일은 견적을 검토하는 데에만 이용합니다. 파일에 견적과 관계없는 다른 사람의 개인정보가 있으면 지우고 보내 주세요.',
          en: 'Attached files, such as drawings and specifications, are used only to work on your quote. Please remove personal data of others from them if the quote does not need it.',
        },
        {
          ko: '요청이 접수되면 그때 안내해 드린 처리방침의 버전과 언어, 처리 근거, 접수 일시를 요청과 함께 보관합니다.',
          en: 'With each request we keep which version of this policy you were shown, in which language and when, and on which legal basis we handle the request.',
        },
      ],
    },
    {
      heading: { ko: '2. 처리 목적과 법적 근거', en: '2. Purpose and legal basis' },
      paragraphs: [
        {
          ko: '견적 요청과 문의를 검토하고 회신하는 데에만 이용하며, 다른 목적으로는 쓰지 않습니다.',
          en: 'We use it only to look into your quote request or inquiry and to reply to it, and for nothing else.',
        },
        {
          'pre-contract': {
            ko: '견적 요청은 계약을 체결하는 과정에서 정보주체의 요청에 따른 조치를 이행하기 위하여 처리합니다(「개인정보 보호법」 제15조 제1항 제4호). 따라서 별도의 동의를 받지 않으며, 처리 내용은 견적 요청서에서 안내해 드립니다.',
            en: 'We process quote requests in order to take the steps you ask for before entering into a contract (Personal Information Protection Act of Korea, article 15 (1) 4). This needs no separate consent; the quote form tells you what we process.',
          },
          consent: {
            ko: '견적 요청은 견적 요청서에서 동의하신 바에 따라 처리합니다(「개인정보 보호법」 제15조 제1항 제1호). 동의는 언제든지 철회하실 수 있습니다.',
            en: 'We process quote requests on the consent you give in the quote form (Personal Information Protection Act of Korea, article 15 (1) 1). You can withdraw it at any time.',
          },
        },
      ],
    },
    {
      heading: { ko: '3. 처리 및 보유 기간과 파기', en: '3. How long we keep it' },
      paragraphs: [
        {
          ko: '견적과 문의는 처리를 마친 날부터 {period} 동안 보관한 뒤 첨부 파일과 함께 지체 없이 파기합니다. 그 전이라도 요청하시면 바로 파기합니다. 전자 파일은 되살릴 수 없도록 삭제하고, 출력물은 분쇄합니다.',
          en: 'We keep your quote request or inquiry for {period} after it has been dealt with, and then destroy it without delay together with its files; if you ask us to, we do so before. Electronic files are deleted so that they cannot be restored, and printouts are shredded.',
        },
      ],
    },
    {
      heading: { ko: '4. 처리 위탁과 제3자 제공', en: '4. Outsourcing and third parties' },
      paragraphs: [
        {
          ko: '개인정보의 처리를 외부에 위탁하지 않으며, 제3자에게 제공하지 않습니다.',
          en: 'We do not outsource the processing of personal data and do not provide it to third parties.',
        },
      ],
    },
    {
      heading: { ko: '5. 정보주체의 권리와 행사 방법', en: '5. Your rights' },
      paragraphs: [
        {
          ko: '견적 요청이 접수되면 알려 드리는 전용 링크에서 보내신 내용을 직접 열람하고, 정정하거나 철회하고, 삭제를 요청하실 수 있습니다.',
          en: 'When your request has been received you are given a link of its own. There you can see what you sent, correct it, withdraw it or have it erased.',
        },
        {
          ko: '열람, 정정, 삭제와 처리 정지는 아래 개인정보 보호책임자에게도 언제든지 요청하실 수 있습니다. 견적에 필요한 정보의 제공을 거부하실 수 있으나, 이 경우 견적을 드리기 어렵습니다.',
          en: 'You may also ask the privacy officer below at any time for access to your data, or to have it corrected, deleted or no longer processed. You may decline to provide the information needed for a quote, but we may then be unable to prepare one.',
        },
        {
          ko: '만 14세 미만 아동의 개인정보는 법정대리인의 동의가 있어야 하며, 법정대리인은 위의 권리를 대신 행사할 수 있습니다.',
          en: 'For children under 14 the consent of a legal guardian is required; the guardian may exercise the rights above on their behalf.',
        },
      ],
    },
    {
      heading: { ko: '6. 회원 가입과 자동 수집 장치', en: '6. Membership and automatic collection' },
      paragraphs: [
        {
          ko: '이 사이트에는 회원 가입이 없으며, 방문만으로 개인정보를 수집하지 않습니다. 개인정보를 자동으로 수집하는 장치를 설치·운영하지 않습니다. 선택하신 언어를 기억하는 쿠키(lang) 하나만 쓰며, 브라우저 설정에서 지우거나 거부하실 수 있습니다.',
          en: 'This site has no member sign-up, and merely visiting it collects no personal data. We install and operate no devices that collect personal data automatically. A single cookie (lang) remembers the language you chose; you can delete or refuse it in your browser settings.',
        },
        {
          ko: '페이지가 열리는 속도를 개선하려고, 방문자의 브라우저가 페이지 표시 속도를 재어 페이지, 언어, 기기 종류(휴대전화 또는 PC)와 함께 보냅니다. 하루 단위로 합산한 값만 13개월 동안 보관하며, IP 주소나 브라우저 종류처럼 누가 방문했는지 알 수 있는 정보는 저장하지 않습니다.',
          en: 'To keep pages quick, your browser measures how fast a page appeared, and sends this with the page, its language and the kind of device (phone or computer). We keep only daily totals, for thirteen months, and nothing that tells who visited, such as the IP address or the browser.',
        },
      ],
    },
    {
      heading: { ko: '7. 안전성 확보 조치', en: '7. How we protect it' },
      paragraphs: [
        {
          ko: '견적 요청은 비밀번호로 로그인한 관리자만 볼 수 있습니다. 비밀번호는 알아볼 수 없도록 암호화하여 저장하고, 로그인 시도 횟수를 제한하며, 관리자가 요청을 열람하거나 처리한 기록을 1년 동안 보관합니다.',
          en: 'Only administrators who have signed in with a password can see quote requests. The password is stored so that it cannot be read, wrong tries are limited, and what administrators look at or change is recorded for one year.',
        },
      ],
    },
    {
      heading: { ko: '8. 개인정보 보호책임자와 권익침해 구제', en: '8. Privacy officer and complaints' },
      paragraphs: [
        {
          ko: `${officer.name.ko} · 전화 ${officer.tel} · 이메일 ${officer.email}`,
          en: `${officer.name.en}, telephone ${officer.tel}, e-mail ${officer.email}`,
        },
        {
          ko: '개인정보 침해에 대한 상담과 분쟁 조정은 개인정보침해 신고센터(국번 없이 118)와 개인정보 분쟁조정위원회(1833-6972)에 신청하실 수 있습니다.',
          en: 'In Korea you can also turn to the Personal Information Infringement Report Center (118) and the Personal Information Dispute Mediation Committee (1833-6972).',
        },
      ],
    },
  ],
};
