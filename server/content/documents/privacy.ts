import { document } from '../document.js';
import { day, group, line, list, optional } from '../fields.js';

const articles = list(
  { ko: '조항', en: 'Articles' },
  {
    heading: line({ ko: '제목', en: 'Heading' }, 80),
    paragraphs: list(
      { ko: '문단', en: 'Paragraphs' },
      {
        text: line({ ko: '내용', en: 'Text' }, 1200),
        withConsent: optional(
          line({ ko: '동의를 받는 사이트의 내용', en: 'Text on a site that asks for consent' }, 1200),
        ),
      },
      { least: 1, most: 12, entry: { ko: '문단', en: 'Paragraph' } },
    ),
  },
  { least: 1, most: 30, entry: { ko: '조항', en: 'Article' } },
);
const intro = line({ ko: '머리말', en: 'Introduction' }, 600, {
  hint: {
    ko: '{company}는 회사 이름, {officer}, {officerTelephone}, {officerEmail}은 보호책임자, {period}는 보유 기간입니다.',
    en: '{company} stands for the company, {officer}, {officerTelephone} and {officerEmail} for the privacy officer, {period} for how long data is kept.',
  },
});
const changes = line({ ko: '바뀐 점', en: 'What has changed' }, 600);

/**
 * The privacy policy in force, its short form beside the quote form, and those that were in force before: what the senders
 * of requests saw stays to be read. True to what the quote form asks for and to what the site does: change them together.
 * `{period}` is QUOTE_RETENTION_DAYS.
 */
export const privacy = document({
  title: { ko: '개인정보처리방침', en: 'Privacy policy' },
  path: '/privacy-policy',
  fields: {
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    from: day(
      { ko: '시행일', en: 'In force from' },
      {
        hint: {
          ko: '내용을 바꾸실 때는 시행일도 바꾸세요. 게시하면 지금까지의 처리방침이 이전 버전으로 보존됩니다.',
          en: 'Change it together with the text: publishing then keeps what was in force until now among the earlier versions.',
        },
      },
    ),
    changes,
    intro,
    articles,
    notice: group(
      { ko: '견적 요청서 옆의 안내', en: 'Notice beside the quote form' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        inShort: line({ ko: '요약', en: 'In short' }, 160),
        items: list(
          { ko: '항목', en: 'Items' },
          {
            name: line({ ko: '이름', en: 'Name' }, 40),
            text: line({ ko: '내용', en: 'Text' }, 300),
            withConsent: optional(
              line({ ko: '동의를 받는 사이트의 내용', en: 'Text on a site that asks for consent' }, 300),
            ),
          },
          { least: 1, most: 10, entry: { ko: '항목', en: 'Item' } },
        ),
      },
    ),
    earlier: list(
      { ko: '이전 처리방침', en: 'Earlier versions' },
      { from: day({ ko: '시행일', en: 'In force from' }), changes: optional(changes), intro, articles },
      { most: 40, entry: { ko: '이전 처리방침', en: 'Earlier version' } },
    ),
  },
  defaults: {
    lead: { ko: '견적과 문의에 답하는 데 필요한 정보만 받습니다.', en: 'We ask only for what we need to answer you.' },
    from: '2026-11-24',
    changes: {
      ko: '개인정보 처리의 법적 근거, 견적 요청에 첨부하신 파일(도면 등), 보내신 요청을 직접 열람·정정·철회·삭제하실 수 있는 링크, 안전성 확보 조치와 권익침해 구제 방법을 추가했습니다.',
      en: 'New: the legal basis, files attached to a request (such as drawings), the link by which you can see, correct, withdraw or erase your request, how we protect your data, and where to turn with a complaint.',
    },
    intro: {
      ko: '{company}(이하 ‘회사’)는 「개인정보 보호법」 제30조에 따라, 온라인 견적과 문의에 답하는 데 필요한 정보만 받고 아래와 같이 다룹니다.',
      en: '{company} (“the company”) asks only for what it needs to answer quote requests and inquiries, and handles it as follows (Personal Information Protection Act of Korea, article 30).',
    },
    articles: [
      {
        heading: { ko: '1. 처리하는 개인정보 항목', en: '1. What we collect' },
        paragraphs: [
          {
            text: {
              ko: '온라인 견적을 요청하실 때 회사명, 담당자명, 연락처, 이메일, 프로젝트명과 용도, 유체·유량·온도·압력·재질 등 기술 사양, 추가 요청사항과 첨부하신 파일을 받습니다.',
              en: 'With an online quote request we collect company, name, telephone, e-mail, project name and service in process, technical data such as fluids, flow rates, temperatures, pressures and materials, your remarks, and the files you attach.',
            },
          },
          {
            text: {
              ko: '도면과 사양서 등 첨부 파일은 견적을 검토하는 데에만 이용합니다. 파일에 견적과 관계없는 다른 사람의 개인정보가 있으면 지우고 보내 주세요.',
              en: 'Attached files, such as drawings and specifications, are used only to work on your quote. Please remove personal data of others from them if the quote does not need it.',
            },
          },
          {
            text: {
              ko: '요청이 접수되면 그때 안내해 드린 처리방침의 버전과 언어, 처리 근거, 접수 일시를 요청과 함께 보관합니다.',
              en: 'With each request we keep which version of this policy you were shown, in which language and when, and on which legal basis we handle the request.',
            },
          },
        ],
      },
      {
        heading: { ko: '2. 처리 목적과 법적 근거', en: '2. Purpose and legal basis' },
        paragraphs: [
          {
            text: {
              ko: '견적 요청과 문의를 검토하고 회신하는 데에만 이용하며, 다른 목적으로는 쓰지 않습니다.',
              en: 'We use it only to look into your quote request or inquiry and to reply to it, and for nothing else.',
            },
          },
          {
            text: {
              ko: '견적 요청은 계약을 체결하는 과정에서 정보주체의 요청에 따른 조치를 이행하기 위하여 처리합니다(「개인정보 보호법」 제15조 제1항 제4호). 따라서 별도의 동의를 받지 않으며, 처리 내용은 견적 요청서에서 안내해 드립니다.',
              en: 'We process quote requests in order to take the steps you ask for before entering into a contract (Personal Information Protection Act of Korea, article 15 (1) 4). This needs no separate consent; the quote form tells you what we process.',
            },
            withConsent: {
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
            text: {
              ko: '견적과 문의는 처리를 마친 날부터 {period} 동안 보관한 뒤 첨부 파일과 함께 지체 없이 파기합니다. 그 전이라도 요청하시면 바로 파기합니다. 전자 파일은 되살릴 수 없도록 삭제하고, 출력물은 분쇄합니다.',
              en: 'We keep your quote request or inquiry for {period} after it has been dealt with, and then destroy it without delay together with its files; if you ask us to, we do so before. Electronic files are deleted so that they cannot be restored, and printouts are shredded.',
            },
          },
        ],
      },
      {
        heading: { ko: '4. 처리 위탁과 제3자 제공', en: '4. Outsourcing and third parties' },
        paragraphs: [
          {
            text: {
              ko: '개인정보의 처리를 외부에 위탁하지 않으며, 제3자에게 제공하지 않습니다.',
              en: 'We do not outsource the processing of personal data and do not provide it to third parties.',
            },
          },
        ],
      },
      {
        heading: { ko: '5. 정보주체의 권리와 행사 방법', en: '5. Your rights' },
        paragraphs: [
          {
            text: {
              ko: '견적 요청이 접수되면 알려 드리는 전용 링크에서 보내신 내용을 직접 열람하고, 정정하거나 철회하고, 삭제를 요청하실 수 있습니다.',
              en: 'When your request has been received you are given a link of its own. There you can see what you sent, correct it, withdraw it or have it erased.',
            },
          },
          {
            text: {
              ko: '열람, 정정, 삭제와 처리 정지는 아래 개인정보 보호책임자에게도 언제든지 요청하실 수 있습니다. 견적에 필요한 정보의 제공을 거부하실 수 있으나, 이 경우 견적을 드리기 어렵습니다.',
              en: 'You may also ask the privacy officer below at any time for access to your data, or to have it corrected, deleted or no longer processed. You may decline to provide the information needed for a quote, but we may then be unable to prepare one.',
            },
          },
          {
            text: {
              ko: '만 14세 미만 아동의 개인정보는 법정대리인의 동의가 있어야 하며, 법정대리인은 위의 권리를 대신 행사할 수 있습니다.',
              en: 'For children under 14 the consent of a legal guardian is required; the guardian may exercise the rights above on their behalf.',
            },
          },
        ],
      },
      {
        heading: { ko: '6. 회원 가입과 자동 수집 장치', en: '6. Membership and automatic collection' },
        paragraphs: [
          {
            text: {
              ko: '이 사이트에는 회원 가입이 없으며, 방문만으로 개인정보를 수집하지 않습니다. 개인정보를 자동으로 수집하는 장치를 설치·운영하지 않습니다. 선택하신 언어를 기억하는 쿠키(lang) 하나만 쓰며, 브라우저 설정에서 지우거나 거부하실 수 있습니다.',
              en: 'This site has no member sign-up, and merely visiting it collects no personal data. We install and operate no devices that collect personal data automatically. A single cookie (lang) remembers the language you chose; you can delete or refuse it in your browser settings.',
            },
          },
          {
            text: {
              ko: '페이지가 열리는 속도를 개선하려고, 방문자의 브라우저가 페이지 표시 속도를 재어 페이지, 언어, 기기 종류(휴대전화 또는 PC)와 함께 보냅니다. 하루 단위로 합산한 값만 13개월 동안 보관하며, IP 주소나 브라우저 종류처럼 누가 방문했는지 알 수 있는 정보는 저장하지 않습니다.',
              en: 'To keep pages quick, your browser measures how fast a page appeared, and sends this with the page, its language and the kind of device (phone or computer). We keep only daily totals, for thirteen months, and nothing that tells who visited, such as the IP address or the browser.',
            },
          },
        ],
      },
      {
        heading: { ko: '7. 안전성 확보 조치', en: '7. How we protect it' },
        paragraphs: [
          {
            text: {
              ko: '견적 요청은 비밀번호로 로그인한 관리자만 볼 수 있습니다. 비밀번호는 알아볼 수 없도록 암호화하여 저장하고, 로그인 시도 횟수를 제한하며, 관리자가 요청을 열람하거나 처리한 기록을 1년 동안 보관합니다.',
              en: 'Only administrators who have signed in with a password can see quote requests. The password is stored so that it cannot be read, wrong tries are limited, and what administrators look at or change is recorded for one year.',
            },
          },
        ],
      },
      {
        heading: { ko: '8. 개인정보 보호책임자와 권익침해 구제', en: '8. Privacy officer and complaints' },
        paragraphs: [
          {
            text: {
              ko: '{officer} · 전화 {officerTelephone} · 이메일 {officerEmail}',
              en: '{officer}, telephone {officerTelephone}, e-mail {officerEmail}',
            },
          },
          {
            text: {
              ko: '개인정보 침해에 대한 상담과 분쟁 조정은 개인정보침해 신고센터(국번 없이 118)와 개인정보 분쟁조정위원회(1833-6972)에 신청하실 수 있습니다.',
              en: 'In Korea you can also turn to the Personal Information Infringement Report Center (118) and the Personal Information Dispute Mediation Committee (1833-6972).',
            },
          },
        ],
      },
    ],
    notice: {
      title: { ko: '개인정보 수집·이용 안내', en: 'How we use your details' },
      inShort: {
        ko: '견적 회신에만 이용하고, 처리를 마친 날부터 {period}이 지나면 파기합니다.',
        en: 'Used only to answer you, erased {period} later.',
      },
      items: [
        {
          name: { ko: '수집·이용 목적', en: 'Purpose' },
          text: { ko: '견적 요청의 검토와 회신', en: 'To look into your quote request and reply to it' },
        },
        {
          name: { ko: '수집 항목', en: 'What we collect' },
          text: {
            ko: '회사명, 담당자명, 연락처, 이메일, 프로젝트, 기술 사양, 추가 요청사항, 첨부 파일',
            en: 'Company, name, telephone, e-mail, project, technical data, remarks and attached files',
          },
        },
        {
          name: { ko: '보유·이용 기간', en: 'How long' },
          text: {
            ko: '처리를 마친 날부터 {period}(요청하시면 그 전에 파기)',
            en: 'For {period} after the request has been dealt with, or until you have it erased',
          },
        },
        {
          name: { ko: '거부할 권리와 불이익', en: 'Your right to refuse' },
          text: {
            ko: '정보 제공을 거부하실 수 있으나, 이 경우 온라인 견적을 받으실 수 없습니다.',
            en: 'You may decline to give these details, but we then cannot prepare a quote online.',
          },
          withConsent: {
            ko: '동의를 거부하실 수 있으나, 이 경우 온라인 견적을 받으실 수 없습니다.',
            en: 'You may refuse to agree, but we then cannot prepare a quote online.',
          },
        },
      ],
    },
    // As it was in force, word for word: past texts are not changed.
    earlier: [
      {
        from: '2026-11-22',
        intro: {
          ko: '{company}(이하 ‘회사’)는 온라인 견적과 문의에 답하는 데 필요한 정보만 받으며, 아래와 같이 다룹니다.',
          en: '{company} (“the company”) asks only for what it needs to answer quote requests and inquiries, and handles it as follows.',
        },
        articles: [
          {
            heading: { ko: '1. 수집하는 항목', en: '1. What we collect' },
            paragraphs: [
              {
                text: {
                  ko: '온라인 견적을 요청하실 때 회사명, 담당자명, 연락처, 이메일, 프로젝트명과 용도, 유체·유량·온도·압력·재질 등 기술 사양, 그리고 함께 올리신 도면과 자료 파일을 받습니다.',
                  en: 'With an online quote request we collect company, name, telephone, e-mail, project name and service in process, and technical data such as fluids, flow rates, temperatures, pressures and materials, as well as the drawings and documents you upload with it.',
                },
              },
            ],
          },
          {
            heading: { ko: '2. 이용 목적', en: '2. What we use it for' },
            paragraphs: [
              {
                text: {
                  ko: '견적 요청과 문의에 회신하는 데에만 이용하며, 다른 목적으로는 쓰지 않습니다.',
                  en: 'Only to reply to your quote request or inquiry, and for nothing else.',
                },
              },
            ],
          },
          {
            heading: { ko: '3. 보유 기간과 파기', en: '3. How long we keep it' },
            paragraphs: [
              {
                text: {
                  ko: '견적과 문의는 처리를 마친 날부터 1년 동안 보관한 뒤 지체 없이 파기합니다. 그 전이라도 요청하시면 바로 파기합니다. 전자 파일은 되살릴 수 없도록 삭제하고, 출력물은 분쇄합니다.',
                  en: 'We keep your quote request or inquiry for one year after it has been dealt with, and then destroy it without delay; if you ask us to, we do so before. Electronic files are deleted so that they cannot be restored, and printouts are shredded.',
                },
              },
            ],
          },
          {
            heading: { ko: '4. 처리 위탁과 제3자 제공', en: '4. Outsourcing and third parties' },
            paragraphs: [
              {
                text: {
                  ko: '개인정보의 처리를 외부에 위탁하지 않으며, 제3자에게 제공하지 않습니다.',
                  en: 'We do not outsource the processing of personal data and do not provide it to third parties.',
                },
              },
            ],
          },
          {
            heading: { ko: '5. 회원 가입', en: '5. Membership' },
            paragraphs: [
              {
                text: {
                  ko: '이 사이트에는 회원 가입이 없으며, 방문만으로 개인정보를 수집하지 않습니다.',
                  en: 'This site has no member sign-up, and merely visiting it collects no personal data.',
                },
              },
            ],
          },
          {
            heading: { ko: '6. 자동 수집 장치', en: '6. Automatic collection' },
            paragraphs: [
              {
                text: {
                  ko: '개인정보를 자동으로 수집하는 장치를 설치·운영하지 않습니다. 선택하신 언어를 기억하는 쿠키(lang) 하나만 쓰며, 브라우저 설정에서 지우거나 거부하실 수 있습니다.',
                  en: 'We install and operate no devices that collect personal data automatically. A single cookie (lang) remembers the language you chose; you can delete or refuse it in your browser settings.',
                },
              },
              {
                text: {
                  ko: '페이지가 열리는 속도를 개선하려고, 방문자의 브라우저가 페이지 표시 속도를 재어 페이지, 언어, 기기 종류(휴대전화 또는 PC)와 함께 보냅니다. 하루 단위로 합산한 값만 13개월 동안 보관하며, IP 주소나 브라우저 종류처럼 누가 방문했는지 알 수 있는 정보는 저장하지 않습니다.',
                  en: 'To keep pages quick, your browser measures how fast a page appeared, and sends this with the page, its language and the kind of device (phone or computer). We keep only daily totals, for thirteen months, and nothing that tells who visited, such as the IP address or the browser.',
                },
              },
            ],
          },
          {
            heading: { ko: '7. 정보주체의 권리', en: '7. Your rights' },
            paragraphs: [
              {
                text: {
                  ko: '보내신 정보의 열람, 정정, 삭제와 처리 정지를 언제든지 아래 개인정보 보호책임자에게 요청하실 수 있습니다. 견적에 필요한 정보의 제공을 거부하실 수 있으나, 이 경우 견적을 드리기 어렵습니다.',
                  en: 'You may ask the privacy officer below at any time for access to your data, or to have it corrected, deleted or no longer processed. You may decline to provide the information needed for a quote, but we may then be unable to prepare one.',
                },
              },
              {
                text: {
                  ko: '만 14세 미만 아동의 개인정보는 법정대리인의 동의가 있어야 하며, 법정대리인은 위의 권리를 대신 행사할 수 있습니다.',
                  en: 'For children under 14 the consent of a legal guardian is required; the guardian may exercise the rights above on their behalf.',
                },
              },
            ],
          },
          {
            heading: { ko: '8. 개인정보 보호책임자', en: '8. Privacy officer' },
            paragraphs: [
              {
                text: {
                  ko: '{officer} · 전화 {officerTelephone} · 이메일 {officerEmail}',
                  en: '{officer}, telephone {officerTelephone}, e-mail {officerEmail}',
                },
              },
            ],
          },
        ],
      },
    ],
  },
});
