/** As it was in force, word for word: past texts are not changed. Of the shape of the document `privacy`. */
export const policy1 = {
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
};
