import { describe, expect, it } from 'vitest';
import { MAX_PAGE_ADDRESS_LENGTH, readPageAddress, readPageAddresses } from './shop-page.ts';

describe('readPageAddress and readPageAddresses', () => {
  it.each([
    ['shop.example', 'https://shop.example/'],
    ['  WWW.Shop.Example.  ', 'https://www.shop.example/'],
    ['SHOP.EXAMPLE/Products/Mug', 'https://shop.example/Products/Mug'],
    ['shop.example./products?page=2', 'https://shop.example/products?page=2'],
    ['shop..example', 'https://shop.example/'],
    ['shop .example / mug', 'https://shop.example/mug'],
    ['//shop.example/mug', 'https://shop.example/mug'],
    ['shop.example/mug,', 'https://shop.example/mug'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['例え.テスト', 'https://xn--r8jz45g.xn--zckzah/'],
    ['shop。example/mug', 'https://shop.example/mug'],
    ['HTTPS://Shop.Example/A', 'https://shop.example/A'],
    ['https//shop.example/x', 'https://shop.example/x'],
    ['http:/ /shop.example', 'http://shop.example/'],
    ['https: //shop.example/mug', 'https://shop.example/mug'],
    ['https://shop.example.', 'https://shop.example/'],
    ['A mug! https://shop.example/mug, it says.', 'https://shop.example/mug'],
  ])('readPageAddress finds the URL in the text %s', (typed, address) => {
    expect(readPageAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'my mug',
    'A mug. It is nice.',
    'me@shop.example',
    'localhost',
    '127.0.0.1',
    '3.50',
    'http://',
    'javascript:alert(1)',
    'file:///etc/passwd',
  ])('readPageAddress finds no URL in the text %s', (typed) => {
    expect(readPageAddress(typed)).toBeNull();
  });

  it('a text without protocol is not read as a URL if the text is longer than a URL may be', () => {
    expect(readPageAddress(`shop.example/${' '.repeat(MAX_PAGE_ADDRESS_LENGTH)}mug`)).toBeNull();
  });

  it('a URL without protocol is tried with https and http, with and without "www."', () => {
    expect(readPageAddresses('shop.example/mug')).toEqual([
      'https://shop.example/mug',
      'http://shop.example/mug',
      'https://www.shop.example/mug',
      'http://www.shop.example/mug',
    ]);
    expect(readPageAddresses('www.shop.example')).toContain('http://shop.example/');
  });

  it('a URL that has a protocol is tried only as typed', () => {
    expect(readPageAddresses('http://shop.example/mug')).toEqual(['http://shop.example/mug']);
  });
});
