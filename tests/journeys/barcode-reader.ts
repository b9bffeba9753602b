import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { PNG } from 'pngjs';

/** What a scanner reads off a screenshot: the text of its PDF417 symbol. Throws where there is none. */
export const readBarcode = (screenshot: Buffer): string => read(screenshot, BarcodeFormat.PDF_417);

/** The same of a QR code. */
export const readQrCode = (screenshot: Buffer): string => read(screenshot, BarcodeFormat.QR_CODE);

function read(screenshot: Buffer, format: BarcodeFormat): string {
  const { width, height, data } = PNG.sync.read(screenshot);
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return (red + 2 * green + blue) / 4;
  });
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [format]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  return new MultiFormatReader().decode(bitmap, hints).getText();
}
