import { signedHeaders } from './signature.js';

describe('signedHeaders', () => {
  it('signs as Standard Webhooks does', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const at = 1_614_265_330_999;
    expect(signedHeaders(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, '{"test": 2432232314}')).toMatchObject({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });
});
