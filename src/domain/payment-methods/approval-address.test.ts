import { expect, test } from 'vitest';
import { approvalAddressOf } from './approval-address.ts';

const HOSTS = ['www.paypal.example'];

test('CRD-038 PayPal is followed on a host of the allow-list by https, and on this site', () => {
  for (const address of ['https://www.paypal.example/agree?token=EC-1', '/pretended-paypal?approval=1']) {
    expect(approvalAddressOf(address, HOSTS)).toBe(address);
  }
});

test('CRD-038 no other address is followed', () => {
  for (const address of [
    'https://paypal.example/agree',
    'https://www.paypal.example.evil.test/agree',
    'https://www.paypal.example:8443/agree',
    'https://user@www.paypal.example/agree',
    'http://www.paypal.example/agree',
    'javascript:alert(1)',
    '//www.paypal.example/agree',
    'data:text/html,x',
    '',
  ]) {
    expect(approvalAddressOf(address, HOSTS), address).toBeNull();
  }
});
