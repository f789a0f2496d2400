// The federation runtime provides a singleton only if the shell's build contains it, so we import each here. A test
// compares them with the list in @portal/build.
import 'react';
import 'react/jsx-runtime';
import '@emotion/react';
import '@emotion/styled';
import '@portal/host';
