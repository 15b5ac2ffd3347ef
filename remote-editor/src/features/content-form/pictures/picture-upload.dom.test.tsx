import '@kmx/design-system/tokens/document.css';
import { showExample } from '@kmx/remote-kit/component-tests/show-example.browser.tsx';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { maxPictureBytes } from '../../../data/asset-operations.ts';
import { EditorExample } from '../../../examples/editor-example.tsx';
import { PictureUpload } from './picture-upload.tsx';

const file = page.getByLabelText('Picture file');
const text = page.getByRole('textbox');
const send = () => page.getByRole('button', { name: 'Send and use' }).click();
const choose = (bytes: number) => file.upload(new File([new Uint8Array(bytes)], 'terminal.png', { type: 'image/png' }));

async function open() {
  const onSent = vi.fn();
  showExample(() => (
    <EditorExample>
      <PictureUpload language="en" onSent={onSent} />
    </EditorExample>
  ));
  await page.getByText('Send a new picture').click();
  return onSent;
}

it('EDT-002 a picture needs a file and a description; each says so until it is there', async () => {
  const onSent = await open();
  await send();
  await expect.element(file).toHaveFocus();
  await expect.element(file).toHaveAccessibleDescription(/Please choose a picture/);
  await expect.element(text).toHaveAccessibleDescription(/Please describe the picture/);
  await choose(maxPictureBytes + 1);
  await expect.element(file).toBeValid();
  await send();
  await expect.element(file).toHaveAccessibleDescription(/larger than 10 MB/);
  await choose(10);
  await expect.element(file).toBeValid();
  await text.fill('A terminal');
  await expect.element(text).toBeValid();
  expect(onSent).not.toHaveBeenCalled();
});
