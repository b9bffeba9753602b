import { expect, test } from 'vitest';
import { partnerAddressOf } from './partner-address.ts';

const HOSTS = ['partner.example.com', 'link.example.com'];

for (const address of [
  'https://partner.example.com',
  'https://partner.example.com/',
  'https://link.example.com/begin?state=a%20b&lang=en#top',
  'https://PARTNER.example.com/begin',
]) {
  test(`PTN-028 ${address} is followed as it came`, () => {
    expect(partnerAddressOf(address, HOSTS)).toBe(address);
  });
}

test('PTN-028 PTN-032 an address of 8,192 characters is followed: only a missing or non-https one is a failure', () => {
  const address = `https://partner.example.com/${'a'.repeat(8192 - 28)}`;
  expect(address).toHaveLength(8192);
  expect(partnerAddressOf(address, HOSTS)).toBe(address);
});

for (const [why, address] of [
  ['no address', undefined],
  ['none at all', ''],
  ['plain http', 'http://partner.example.com/begin'],
  ['a script', 'javascript:alert(1)'],
  ['a script that looks like an address', 'javascript://partner.example.com/%0Aalert(1)'],
  ['data', 'data:text/html,partner.example.com'],
  ['another host', 'https://evil.example/begin'],
  ['a host below', 'https://a.partner.example.com/'],
  ['a host that begins alike', 'https://partner.example.com.evil.example/'],
  ['a user name that looks like a host', 'https://partner.example.com@evil.example/'],
  ['a user name', 'https://gwen@partner.example.com/'],
  ['a user name and password', 'https://gwen:secret@partner.example.com/'],
  ['a port', 'https://partner.example.com:8443/'],
  ['a backslash', 'https://partner.example.com\\@evil.example/'],
  ['a backslash later', 'https://partner.example.com/\\evil'],
  ['a host with a dot behind it', 'https://partner.example.com./'],
  ['a space before', ' https://partner.example.com/'],
  ['a line break', 'https://partner.example.com/\n'],
  ['letters that are not ASCII', 'https://partner.example.com/é'],
  ['a path of this site', '/rewards'],
  ['the scheme of the page', '//partner.example.com/'],
  ['no slashes', 'https:partner.example.com'],
  ['this computer', 'http://localhost:4173/partner'],
  ['this computer by its number', 'http://127.0.0.1/'],
  ['8,193 characters', `https://partner.example.com/${'a'.repeat(8193 - 28)}`],
] as const) {
  test(`FC-094 PTN-032 ${why} is not followed`, () => {
    expect(partnerAddressOf(address, HOSTS)).toBeNull();
  });
}

test('D-201 this computer is followed by plain http only where the retailer names it, and nothing that looks like it', () => {
  const hosts = [...HOSTS, '127.0.0.1'];
  expect(partnerAddressOf('http://127.0.0.1:4173/partner?a=b', hosts)).toBe('http://127.0.0.1:4173/partner?a=b');
  expect(partnerAddressOf('http://localhost:4173/partner', hosts)).toBeNull();
  expect(partnerAddressOf('http://127.0.0.1.evil.example/', hosts)).toBeNull();
  expect(partnerAddressOf('http://127.0.0.1@evil.example/', hosts)).toBeNull();
  expect(partnerAddressOf('http://127.0.0.1:80\\@evil.example/', hosts)).toBeNull();
  expect(partnerAddressOf('http://partner.example.com/', hosts)).toBeNull();
});
