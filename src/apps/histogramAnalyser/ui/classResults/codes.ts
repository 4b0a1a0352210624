/** Code for class codes only: finds and reads them, and counts their results in a worker. */
import {findCodes} from '@site/src/kit/classResults/findCodes';
import {bareCode} from '@site/src/kit/classResults/spokenCode';
import {connect, type Connection, type WorkerLike} from '@site/src/kit/worker/channel';
import {readClassCode, type CodedResult} from '../../model/classResults/classCode';
import type {Apps} from '../../model/classResults/classResults';
import type {CountResponse, countingService} from '../../model/classResults/countingService';
import type {FoundResult} from './readFiles';

const noCode =
  'It is neither a class code nor a result. A code begins with R and consists of groups of five characters. Ask the group to copy it again from “Share”.';

function readOne(code: string, apps: Apps): FoundResult['read'] {
  const read = readClassCode(code, apps);
  return 'coded' in read ? {counting: read.coded} : {refused: `${code}: ${read.refused}`};
}

/** The codes in a text, or one reason why there is none. */
export function foundCodes(text: string, file: string, apps: Apps): readonly FoundResult[] {
  const codes = findCodes(text);
  if (codes.length > 0) return codes.map((code) => ({file, read: readOne(code, apps)}));
  return text.trim() === '' ? [] : [{file, read: {refused: noCode}}];
}

const startWorker = (): WorkerLike =>
  new Worker(new URL('../../model/classResults/countingWorker.ts', import.meta.url));

/** One worker for the page: it keeps the samples. */
let connection: Connection<typeof countingService> | undefined;

/** @param folder URL of the samples, with a slash at its end */
export async function countCode(coded: CodedResult, folder: string): Promise<CountResponse> {
  connection ??= connect<typeof countingService>({
    startWorker,
    createInPageService: async () =>
      (await import('../../model/classResults/countingService')).countingService,
  });
  const {description, analysis, text} = coded;
  try {
    return await connection.request('count', {folder, description, analysis, id: bareCode(text)});
  } catch (error) {
    return {failure: error instanceof Error ? error.message : String(error)};
  }
}
