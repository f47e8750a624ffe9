/** Uploads a picture, gives the company another wordmark, and looks for it on the page: `<address of the site> <picture>`. */
import { openAsBlob } from 'node:fs';
const [, , url, picture] = process.argv;
const json = { 'Content-Type': 'application/json' };
const asked = async (method, path, body, headers = json) => {
  const answer = await fetch(url + path, { method, headers, ...(body && { body }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};
const { accessToken } = await asked('POST', '/api/admin/login', JSON.stringify({ password: 'choose-one' }));
const Authorization = `Bearer ${accessToken}`;
const form = new FormData();
form.append('file', await openAsBlob(picture), 'icon.png');
await asked('POST', '/api/admin/pictures?use=logo', form, { Authorization });
const own = (method, path, body) =>
  asked(method, `/api/admin/content/company${path}`, body && JSON.stringify(body), { ...json, Authorization });
const { value } = await own('GET', '');
const wordmark = `TRIAL-${Date.now() % 100000}`;
await own('PUT', '/draft', { was: value, value: { ...value, wordmark } });
await own('POST', '/publish', { languages: ['ko'] });
if (!(await (await fetch(`${url}/ko`)).text()).includes(wordmark)) throw new Error('The page shows the old words.');
