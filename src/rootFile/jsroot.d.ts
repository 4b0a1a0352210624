/** What we use of JSROOT; its own types cover the whole package only. */

declare module 'jsroot/core' {
  export const settings: {UseStamp: boolean; TreeReadBunchSize: number};
}

declare module 'jsroot/io' {
  export class FileProxy {
    openFile(): Promise<boolean>;
    getFileName(): string;
    getFileSize(): number;
    readBuffer(position: number, length: number): Promise<DataView>;
  }

  export interface Key {
    readonly fName: string;
    readonly fTitle: string;
    readonly fClassName: string;
    readonly fCycle: number;
    readonly fSeekKey: number;
    /** Bytes in the file, those of the key included. */
    readonly fNbytes: number;
    readonly fKeylen: number;
    /** Uncompressed bytes of the object. */
    readonly fObjlen: number;
  }

  export class TBuffer {
    constructor(data: DataView, position: number, file: File);
    fTagOffset: number;
    readonly arr: DataView;
    /** The position of the next byte. */
    o: number;
    /** Reads a signed integer of 64 bits. */
    ntoi8(): number | bigint;
  }

  export function R__unzip(
    blocks: DataView,
    size: number,
    isSilent: boolean,
  ): Promise<DataView | null>;

  export interface Directory {
    readonly fKeys: readonly Key[];
  }

  /** The description of a class in the file. */
  export interface ClassDescription {
    readonly fElements: {
      readonly arr: readonly {readonly fName: string; readonly fTypeName: string}[];
    } | null;
  }

  export interface File extends Directory {
    readObject(name: string): Promise<unknown>;
    readDirectory(name: string): Promise<Directory>;
    readBuffer(places: readonly number[], otherFile?: string): Promise<unknown>;
    readObjBuffer(key: Key): Promise<TBuffer>;
    findStreamerInfo(
      className: string,
      version?: number,
      checksum?: number,
    ): ClassDescription | null;
  }

  export function openFile(proxy: FileProxy): Promise<File | false>;
}

declare module 'jsroot/tree' {
  import type {File} from 'jsroot/io';

  export interface Leaf {
    readonly _typename: string;
    readonly fName: string;
    readonly fLen: number;
    readonly fIsUnsigned: boolean;
    readonly fLeafCount: Leaf | null;
  }

  export interface Branch {
    readonly _typename: string;
    readonly fName: string;
    readonly fTitle: string;
    readonly fClassName?: string;
    readonly fClassVersion?: number;
    readonly fCheckSum?: number;
    readonly fID?: number;
    readonly fType?: number;
    readonly fStreamerType?: number;
    readonly fEntries: number;
    readonly fBasketBytes: ArrayLike<number>;
    /** Numbers of the first entries of the baskets. */
    readonly fBasketEntry: ArrayLike<number>;
    readonly fBasketSeek: ArrayLike<number>;
    readonly fWriteBasket: number;
    readonly fBranchCount?: Branch | null;
    readonly fBranches: {readonly arr: readonly Branch[]};
    readonly fLeaves: {readonly arr: readonly Leaf[]};
  }

  export interface Tree {
    readonly fName: string;
    readonly fTitle: string;
    readonly fEntries: number;
    readonly fBranches: {readonly arr: readonly Branch[]};
    readonly $file: File;
  }

  export class TSelector {
    tgtobj: Record<string, unknown>;
    tgtarr: Record<string, ArrayLike<number>>;
    addBranch(branch: Branch, name: string): number;
    Abort(): void;
    ShowProgress(share: number): unknown;
    Process(entry: number): void;
    ProcessArrays?(firstEntry: number): void;
    Terminate(isWhole: boolean): void;
  }

  export function treeProcess(
    tree: Tree,
    selector: TSelector,
    part?: {readonly firstentry?: number; readonly numentries?: number},
  ): Promise<unknown>;
}
