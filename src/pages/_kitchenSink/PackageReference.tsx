import type {ReactNode} from 'react';
import {ApiFunction} from '@site/src/mdx/ApiFunction';
import {ApiTable} from '@site/src/mdx/ApiTable';
import {EnvironmentVariables} from '@site/src/mdx/EnvironmentVariables';
import {Troubleshooting} from '@site/src/mdx/Troubleshooting';

export function PackageReference(): ReactNode {
  return (
    <>
      <ApiFunction name="get_urls" />
      <ApiFunction name="get_urls_data" />
      <ApiTable group="weights" />
      <EnvironmentVariables />
      <Troubleshooting about="weights" />
    </>
  );
}
